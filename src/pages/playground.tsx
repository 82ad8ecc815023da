import type {ReactNode} from 'react';

import PageIntro from '../components/PageIntro';
import Starters from '../components/Playground/Starters';

export default function Playground(): ReactNode {
  return (
    <PageIntro
      title="Playground"
      description="Edit and run tRPC servers and clients in your browser, with the compiler’s errors as you type. Eight starters from the first router to subscriptions."
      heading="Change it and see"
      lead="Pick a starter and change it. The compiler checks every file while you type, and Run starts the server and the client right here in your browser."
    >
      <Starters />
    </PageIntro>
  );
}
