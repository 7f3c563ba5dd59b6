import { lazy, Suspense } from 'react'

/** The marks that most projects have, drawn anew in one colour and as simply as they can still be known by. */
const marks: Readonly<Record<string, string>> = {
  google:
    'M21 10.3H12v3.6h5.1a4.9 4.9 0 0 1-5.1 3.7 5.6 5.6 0 1 1 3.6-9.9l2.6-2.6A9.2 9.2 0 1 0 12 21.2c5.6 0 9.6-4.2 9-10.9Z',
  github:
    'M12 2a10 10 0 0 0-3.2 19.5V18c-2.4.4-3.2-.7-3.9-2.1 2.1-.2 1.7 1.4 3.9.9.1-.7.4-1.2.8-1.5-2.8-.5-4.3-1.9-4.3-4.6 0-1.3.4-2.3 1.1-3.1-.3-.9-.3-1.9.1-3 1.2 0 2.2.6 3 1.3a9 9 0 0 1 5 0c.8-.7 1.8-1.3 3-1.3.4 1.1.4 2.1.1 3 .7.8 1.1 1.8 1.1 3.1 0 2.7-1.5 4.1-4.3 4.6.6.5.9 1.3.9 2.4v3.8A10 10 0 0 0 12 2Z',
  microsoft: 'M3 3h8.5v8.5H3Z M12.5 3H21v8.5h-8.5Z M3 12.5h8.5V21H3Z M12.5 12.5H21V21h-8.5Z',
  apple:
    'M12.2 7.7c.9-.4 2-.9 3.3-.8 1.7.1 3 .9 3.8 2-3.3 2-2.7 6.2.6 7.6-1 2.8-2.7 5.2-4.6 5.2-1.2 0-1.7-.7-3.1-.7s-2 .7-3.1.7c-2.5 0-5-4.4-5-8.5 0-3.7 2.2-6.3 5-6.3 1.3 0 2.3.5 3.1.8Z M12 6.3c-.1-2.3 1.6-4.2 3.8-4.4.3 2.4-1.6 4.4-3.8 4.4Z',
}

const Drawn = ({ path }: { path: string | undefined }) => (
  <svg className="lk-provider-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path fillRule="evenodd" d={path} />
  </svg>
)

const RareMark = lazy(async () => {
  const { rareMark } = await import('./rare-marks.js')
  return { default: ({ id }: { id: string }) => <Drawn path={rareMark(id)} /> }
})

/** The mark of a provider, in the colour of the text around it. It says nothing that the text does not. */
export const ProviderMark = ({ id }: { id: string }) =>
  Object.hasOwn(marks, id) ? (
    <Drawn path={marks[id]} />
  ) : (
    <Suspense fallback={<Drawn path="" />}>
      <RareMark id={id} />
    </Suspense>
  )
