// Change: wrapped to add what the stock head of a doc lacks: its type, article, for link previews;
// the link to its Markdown; the questions that it answers, for the site's search; and structured data
// for search engines.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

import {twinOf} from '../../../plugins/markdown-pages/url';
import {joinQuestions, QUESTIONS_META, questionsOf} from '../../../content/questions';
import DocArticle from '../../../plugins/structured-data/server/DocArticle';

export default function DocItemMetadataWrapper(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const questions = questionsOf(frontMatter);
  return (
    <>
      <DocItemMetadata />
      <Head>
        <meta property="og:type" content="article" />
        <link rel="alternate" type="text/markdown" href={twinOf(metadata.permalink)} />
        {questions.length > 0 && <meta name={QUESTIONS_META} content={joinQuestions(questions)} />}
      </Head>
      <DocArticle />
    </>
  );
}
