/** The project of the service of `npm start`. Replace it with your own project; nothing here is secret. */
export const settings = {
  baseUrl: 'http://localhost:4710',
  projectId: 'e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10',
  publishableClientKey: 'pck_development_example',
}
