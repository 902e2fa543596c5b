// Cloth and paper: by day or by night, as somebody likes or as the device is set.
import { settings } from '../settings.svelte';

const dark = matchMedia('(prefers-color-scheme: dark)');

export function wearTheme(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === 'night' ? 'night' : 'cloth';
  const isDark = settings.theme === 'night' || (settings.theme === 'device' && dark.matches);
  root.dataset.paper = isDark ? 'dark' : 'light';
}

dark.addEventListener('change', wearTheme);
