export type Fetch = (request: Request) => Response | Promise<Response>;
