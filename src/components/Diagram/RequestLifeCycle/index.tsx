import type {ReactNode} from 'react';

import Diagram from '..';
import {requestLifeCycle} from './data';

export default function RequestLifeCycle(): ReactNode {
  return <Diagram {...requestLifeCycle} />;
}
