import {trpc} from '../client/trpc';

export default function BookPage() {
  const utils = trpc.useContext();
  const book = trpc.useQuery(['book.byId', {id: 1}], {cacheTime: 60_000});
  const add = trpc.useMutation('book.add', {
    onSuccess: () => utils.invalidateQueries(['book.byId']),
  });

  if (book.isLoading) return <p>Loading</p>;
  return (
    <button disabled={add.isLoading} onClick={() => add.mutate({title: 'Lavinia'})}>
      {book.data?.title} since {book.data?.added.getFullYear()}
    </button>
  );
}
