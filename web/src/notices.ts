// Notices of the system, for whoever asked for them and looks elsewhere.
import { settings } from './settings.svelte';

const TAG = 'pakl-turn';

export function canNotify(): boolean {
  return 'Notification' in window;
}

/** Asks for leave to notify; answers whether it is given. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Tells something while the page is hidden; a newer notice takes the place of an older one. */
export function notify(title: string, body: string): void {
  if (!settings.notices || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const options = { body, tag: TAG, icon: '/icon-192.png', data: { path: location.pathname } };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones let only a service worker notify.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options));
  }
}
