import '../theme/font.css';
import '../theme/tokens.css';
import './public.css';
import { follow } from './follow.ts';

const { follows, version, current, last } = document.body.dataset;
if (follows && version && current && last) follow({ slug: follows, version, current, last });
