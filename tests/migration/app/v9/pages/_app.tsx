import {withTRPC} from '@trpc/next';
import type {AppProps} from 'next/app';
import superjson from 'superjson';

import type {AppRouter} from '../server/router';

function App({Component, pageProps}: AppProps) {
  return <Component {...pageProps} />;
}

export default withTRPC<AppRouter>({
  config: () => ({url: 'http://localhost:4100', transformer: superjson}),
  ssr: true,
})(App);
