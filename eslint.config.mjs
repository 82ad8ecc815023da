// @ts-check
import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/.docusaurus/',
      '**/.cache/',
      'build/',
      'dist/',
      '.vercel/',
      'docs/typedoc/',
      'versioned_docs/*/typedoc/',
      'playwright-report/',
      'test-results/',
      // An application with packages of its own, compiled by the test that moves it.
      'tests/migration/app/v9/',
      'toolkit/*/.samples/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_'},
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {'ts-expect-error': 'allow-with-description', 'ts-ignore': true, 'ts-nocheck': true},
      ],
      'no-constant-binary-expression': 'error',
      'no-control-regex': 'error',
      'no-empty': 'error',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.object.name="process"][object.property.name="env"]:not([property.name="NODE_ENV"])',
          message: 'Read and validate variables in src/config/environment.ts.',
        },
      ],
    },
  },
  {
    // Tools that run before or outside the site: what they read of the machine is not configuration.
    files: ['src/config/environment.ts', 'scripts/**', 'tests/**'],
    rules: {'no-restricted-syntax': 'off'},
  },
  {
    // What else tests and groups can be told leaves some of them out.
    files: ['tests/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          '[callee.object.name=/^(?:it|test|describe)$/][callee.property.name!=/^(?:describe|each|concurrent|use|configure|setTimeout|extend|(?:before|after)(?:Each|All))$/]',
          '[callee.object.object.name="test"][callee.property.name!="configure"]',
        ].map((called) => ({
          selector: `ExpressionStatement > CallExpression${called}`,
          message: 'Every test runs: mend it, or remove it.',
        })),
      ],
    },
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
