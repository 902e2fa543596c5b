import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './i18n/language.svelte';
import './look.css';
import { wearTheme } from './look/theme';

wearTheme();
void language.load();
const target = document.getElementById('app');
if (target) mount(App, { target });

// Only where it is built: while developing, every change is to be seen.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void keepForLater().catch(() => undefined);
}

/** The worker keeps the page; what came before it was there is told to it. */
async function keepForLater(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ loaded: performance.getEntriesByType('resource').map((entry) => entry.name) });
}
