import type {ReactNode} from 'react';

import Diagram from '..';
import {batching} from './data';

export default function Batching(): ReactNode {
  return <Diagram {...batching} />;
}
