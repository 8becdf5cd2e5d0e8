import { Link } from 'wouter';
import { useUi } from '../core/language/use-words.ts';
import { Page } from '../ui/page.tsx';
import { Outside } from './outside.tsx';

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
