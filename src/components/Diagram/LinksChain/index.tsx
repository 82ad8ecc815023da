import type {ReactNode} from 'react';

import Diagram from '..';
import {linksChain} from './data';

export default function LinksChain(): ReactNode {
  return <Diagram {...linksChain} />;
}
