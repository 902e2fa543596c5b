import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './i18n/language.svelte';
import './look.css';
import { settings } from './settings.svelte';

document.documentElement.dataset.theme = settings.theme;
void language.load();
const target = document.getElementById('app');
if (target) mount(App, { target });

// Only where it is built: while developing, every change is to be seen.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
