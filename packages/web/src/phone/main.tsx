import '../ui/theme/font.css';
import '../ui/theme/tokens.css';
import './phone.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { fetchSoon } from './fetch-soon.ts';
import { startLang } from './frame/phone-lang.ts';

const root = document.getElementById('root');
if (root) {
  startLang();
  createRoot(root).render(<App />);
  fetchSoon();
}
