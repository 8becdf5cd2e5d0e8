import { Link } from 'wouter';
import { useUi } from '../session/use-words.ts';
import { Outside } from './outside.tsx';
import { Page } from './page.tsx';

export function NotFound() {
  const ui = useUi();
  return (
    <Outside>
      <Page title={ui.app.notFound}>
        <Link href="/" className="link">
          {ui.app.backHome}
        </Link>
      </Page>
    </Outside>
  );
}
