import type {ReactNode} from 'react';

import Diagram from '..';
import {contextCreation} from './data';

export default function ContextCreation(): ReactNode {
  return <Diagram {...contextCreation} />;
}
