const shapes = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M4 4l16 16 M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4 M6.2 7.4A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a8.8 8.8 0 0 0 4.3-1.1 M10 10.1a3 3 0 0 0 4 4',
  alert: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M12 7.5v5.5 M12 16.2v.1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z M12 7v5l3 2.5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5 M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5',
  mail: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Z M3.5 7l8.5 6.5L20.5 7',
  team: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z M2.5 20a6.5 6.5 0 0 1 13 0 M16 4.3a3.5 3.5 0 0 1 0 6.4 M18 13.8a6.5 6.5 0 0 1 3.5 6.2',
  terminal:
    'M4 4.5h16a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Z M7 9l3 3-3 3 M12.5 15h4.5',
  passkey:
    'M8.5 15.5a4.5 4.5 0 1 1 4.2-6.1H21l1 1.6-2.5 2.5-1.5-1.2-1.5 1.2-1.5-1.2h-2.3a4.5 4.5 0 0 1-4.2 3.2Z M7.5 11v.1',
  plus: 'M12 5v14 M5 12h14',
  unfold: 'M8 9.5l4-4 4 4 M8 14.5l4 4 4-4',
  door: 'M6 21V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v17 M3.5 21h17 M14.5 12v.1',
}

export type IconName = keyof typeof shapes

/** A line drawing in the colour of the text around it. It says nothing that the text does not. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="lk-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={shapes[name]} />
  </svg>
)
