import { useState } from 'react'
import { Icon } from '../icon.js'

export interface MarkProps {
  /** The ID of the provider. */
  id: string
  /** URL of the picture of a provider that the project has added. */
  iconUrl?: string | undefined
}

/** A shape of a mark, in a color of its own or in that of the text around it. */
interface Shape {
  readonly path: string
  readonly color?: string
}

/** The marks of providers, in the colors that their brand guidelines ask for. */
const marks: Readonly<Record<string, readonly Shape[]>> = {
  google: [
    {
      color: '#4285f4',
      path: 'M22.6 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.1 5.1 0 0 1-2.2 3.31v2.77h3.56c2.08-1.92 3.28-4.74 3.28-8.1Z',
    },
    {
      color: '#34a853',
      path: 'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77a6.6 6.6 0 0 1-9.87-3.47H2.18v2.84A11 11 0 0 0 12 23Z',
    },
    {
      color: '#fbbc05',
      path: 'M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.07H2.18a11 11 0 0 0 0 9.87Z',
    },
    {
      color: '#ea4335',
      path: 'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15A11 11 0 0 0 2.18 7.07L5.84 9.9A6.6 6.6 0 0 1 12 5.38Z',
    },
  ],
  microsoft: [
    { color: '#f25022', path: 'M3 3h8.5v8.5H3Z' },
    { color: '#7fba00', path: 'M12.5 3H21v8.5h-8.5Z' },
    { color: '#00a4ef', path: 'M3 12.5h8.5V21H3Z' },
    { color: '#ffb900', path: 'M12.5 12.5H21V21h-8.5Z' },
  ],
  github: [
    {
      path: 'M12 2a10 10 0 0 0-3 19.5v-3.5c-2.5.5-3.5-.5-4-2 2-.5 1.5 1.5 4 1 0-1 0-1.5.5-1.5-2.5-.5-4-2-4-5 0-1 0-2 1-3-.5-1-.5-2 0-3 1 0 2 .5 3 1.5a9 9 0 0 1 5 0c1-1 2-1.5 3-1.5 .5 1 .5 2 0 3 1 1 1 2 1 3 0 3-1.5 4.5-4 5 .5.5 1 1 1 2v4a10 10 0 0 0-3.5-19.5Z',
    },
  ],
  apple: [
    {
      path: 'M12 7.5c1 0 2-.5 3.5-.5 1.5 0 3 1 4 2-3.5 2-3 6 .5 7.5-1 3-3 5-4.5 5-1.5 0-2-.5-3.5-.5s-2 .5-3 .5c-2.5 0-5-4-5-8.5 0-3.5 2.5-6 5-6 1.5 0 2.5.5 3 .5ZM12 6.5c0-2.5 1.5-4.5 4-4.5 0 2.5-2 4.5-4 4.5Z',
    },
  ],
  okta: [
    {
      path: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
    },
  ],
  keycloak: [
    { path: 'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12ZM7.6 4.5 3.3 12l4.3 7.5h8.8l4.3-7.5-4.3-7.5Z' },
    {
      color: '#0099c8',
      path: 'M9.5 7h2.3L9 12l2.8 5H9.5l-2.9-5ZM14.5 7h-2.3l2.8 5-2.8 5h2.3l2.9-5Z',
    },
  ],
  spotify: [
    {
      color: '#1ed760',
      path: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM6 8c4-1 8.5-.5 12 1.5l-1 1.5c-3-2-7-2-10.5-1ZM6.5 11.5c3.5-.5 7.5-.5 10 1.5l-.5 1c-2.5-1.5-6-1.5-9-1ZM7 15c3-.5 6-.5 8.5 1l-1 1.5c-2-1.5-4.5-1.5-7-1Z',
    },
  ],
  facebook: [
    {
      color: '#0866ff',
      path: 'M12 2a10 10 0 0 0-1.5 19.9V15H8v-3h2.5V9.5C10.5 7 12 6 14 6h2v2.5h-1c-1 0-1.5.5-1.5 1.5v2H16l-.5 3h-2v6.9A10 10 0 0 0 12 2Z',
    },
  ],
  discord: [
    {
      color: '#5865f2',
      path: 'M9 5l-.5-1c-2 .5-3.5 1-4.5 1.5-1.5 3-2.5 6.5-2 11a13 13 0 0 0 5 3l1-2c2.5 1 5.5 1 8 0l1 2a13 13 0 0 0 5-3c.5-4.5-.5-8-2-11-1-.5-2.5-1-4.5-1.5l-.5 1a14 14 0 0 0-6 0ZM8.5 10.5a1.8 2 0 1 1 0 4 1.8 2 0 0 1 0-4ZM15.5 10.5a1.8 2 0 1 1 0 4 1.8 2 0 0 1 0-4Z',
    },
  ],
  gitlab: [{ color: '#fc6d26', path: 'M12 21.5 2 14 5.3 3l3 7.5h7.4l3-7.5L22 14Z' }],
  bitbucket: [{ color: '#2684ff', path: 'M2 3.5h20L19.2 20.5H4.8ZM8.8 9l1.1 6h4.2l1.1-6Z' }],
  linkedin: [
    {
      color: '#0a66c2',
      path: 'M2.5 2.5h19v19h-19ZM5.5 10v8.5h3v-8.5ZM7 5.5a1.6 1.6 0 1 0 0 3 1.6 1.6 0 0 0 0-3ZM10 10v8.5h3v-4.5c0-2 2.5-2.5 2.5 0v4.5h3v-5.5c0-3.5-4-4-5.5-2v-1Z',
    },
  ],
  x: [
    {
      path: 'M3 3.5h5.5l4 6 5.5-6h2l-6.5 7.5 7.5 10h-5.5l-4.5-6.5-5.5 6.5h-2.5l7-8ZM6.5 5l10 14h1.5l-10.5-14Z',
    },
  ],
}

/** The mark of a provider: its picture, or the one that is drawn here if there is none or it does not load. */
export function DrawnMark({ id, iconUrl = '' }: MarkProps) {
  const [failedUrl, setFailedUrl] = useState('')
  if (iconUrl === '' || iconUrl === failedUrl) return <Drawing id={id} />
  return (
    <img
      className="lk-provider-mark"
      src={iconUrl}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(iconUrl)}
    />
  )
}

/** A provider without a mark here gets a key. */
const Drawing = ({ id }: { id: string }) =>
  Object.hasOwn(marks, id) ? (
    <svg className="lk-provider-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {marks[id]?.map(({ path, color }) => (
        <path key={path} fillRule="evenodd" fill={color} d={path} />
      ))}
    </svg>
  ) : (
    <Icon name="key" />
  )
