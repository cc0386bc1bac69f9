import '@fontsource-variable/nunito/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './art/cats.css';
import './base.css';
import { install } from './lib/install.svelte';
import { keepAsBefore } from './lib/keeping';
import { keepPrefs, prefs } from './lib/prefs.svelte';
import { followLinks } from './lib/route.svelte';
import { openSession } from './lib/session.svelte';
import { loadLanguage } from './lib/texts.svelte';
import './table.css';
import './tokens.css';

// After an upgrade of the server the parts this page would still load are gone: it becomes the new page.
addEventListener('vite:preloadError', () => location.reload());
install.listen();
keepPrefs();
followLinks();
void openSession();
await loadLanguage(prefs.language);
void keepAsBefore();
mount(App, { target: document.getElementById('app') as HTMLElement });
