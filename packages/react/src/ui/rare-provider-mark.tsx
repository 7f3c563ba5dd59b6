import { ProviderMarkShape } from './provider-mark-shape.js'

/** The marks that few projects have; most load none of them. */
const marks: Readonly<Record<string, string>> = {
  spotify:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z M6 8.2c4-1.2 8.5-.8 12 1.2l-.9 1.5c-3.1-1.8-7.1-2.1-10.6-1.1Z M6.6 11.7c3.4-.9 7.2-.5 10.1 1.2l-.8 1.3c-2.6-1.5-5.8-1.8-8.9-1Z M7.1 15c2.9-.7 5.9-.3 8.3 1.1l-.7 1.2c-2.1-1.2-4.7-1.5-7.2-.9Z',
  facebook:
    'M12 2a10 10 0 0 0-1.5 19.9V15H8v-3h2.5V9.5C10.5 7 12 5.8 14.2 5.8c.8 0 1.5 0 1.9.1v2.6h-1.2c-1.1 0-1.4.6-1.4 1.5v2h2.6l-.4 3h-2.2v6.9A10 10 0 0 0 12 2Z',
  discord:
    'M9 5 8.5 4C6.6 4.3 5 5 4 5.7 2.3 8.7 1.5 12.2 1.8 16.5A13 13 0 0 0 7 19.3l1-1.7c2.6.7 5.4.7 8 0l1 1.7a13 13 0 0 0 5.2-2.8c.3-4.3-.5-7.8-2.2-10.8-1-.7-2.6-1.4-4.5-1.7L15 5a14 14 0 0 0-6 0Z M8.6 10.5a1.8 2 0 1 1 0 4 1.8 2 0 0 1 0-4Z M15.4 10.5a1.8 2 0 1 1 0 4 1.8 2 0 0 1 0-4Z',
  gitlab: 'M12 21.5 2 14 5.3 3l3 7.5h7.4l3-7.5L22 14Z',
  bitbucket: 'M2 3.5h20L19.2 20.5H4.8Z M8.8 9l1.1 6h4.2l1.1-6Z',
  linkedin:
    'M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z M5.5 9.8v8.7h2.8V9.8Z M6.9 5.5a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Z M10 9.8v8.7h2.8v-4.6c0-2.1 2.8-2.3 2.8 0v4.6h2.9v-5.3c0-3.9-3.8-4.3-5.7-2.2V9.8Z',
  x: 'M3 3.5h5.3l4.3 5.9 5.2-5.9h2.4l-6.5 7.5 7.3 10H15.7l-4.7-6.4-5.5 6.4H3l6.9-8Z M6.3 5.2l10.3 14h1.3l-10.3-14Z',
}

/** For a provider that nobody has drawn. */
const door =
  'M5 22V3.5A1.5 1.5 0 0 1 6.5 2h11A1.5 1.5 0 0 1 19 3.5V22Z M15 11a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z'

export const RareProviderMark = ({ id }: { id: string }) => (
  <ProviderMarkShape path={Object.hasOwn(marks, id) ? marks[id] : door} />
)
