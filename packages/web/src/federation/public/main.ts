import '../../ui/theme/font.css';
import '../../ui/theme/tokens.css';
import './public.css';
import { follow } from './follow.ts';

const { follows, version, current, last } = document.body.dataset;
if (follows && version && current && last) follow({ slug: follows, version, current, last });
