import type {ReactNode} from 'react';

import Diagram from '..';
import {trackedEvents} from './data';

export default function TrackedEvents(): ReactNode {
  return <Diagram {...trackedEvents} />;
}
