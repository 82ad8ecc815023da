// @ts-check
import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '.docusaurus/',
      'build/',
      'docs/typedoc/',
      'playwright-report/',
      'test-results/',
      'toolkit/*/.samples/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {'ts-expect-error': 'allow-with-description', 'ts-ignore': true, 'ts-nocheck': true},
      ],
      eqeqeq: ['error', 'always'],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read and validate variables in src/config/environment.ts.',
        },
      ],
    },
  },
  {
    // Tools that run before or outside the site: what they read of the machine is not configuration.
    files: ['src/config/environment.ts', 'scripts/**', 'tests/**'],
    rules: {'no-restricted-properties': 'off'},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
);
