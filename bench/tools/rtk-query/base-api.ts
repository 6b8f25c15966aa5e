import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';

/** An API without endpoints, which the generated file extends. */
export const baseApi = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: () => ({}),
});
