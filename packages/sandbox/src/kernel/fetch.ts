/** Handles an HTTP request and returns its response. */
export type Fetch = (request: Request) => Response | Promise<Response>;
