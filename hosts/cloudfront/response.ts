type Response = {
  statusCode: number;
  statusDescription?: string;
  headers: Record<string, { value: string }>;
};

/** The header that CloudFront makes of the metadata with which `upload.sh` marks the not-found pages. */
const statusMark = 'x-amz-meta-status';

/** Runs for each response of the bucket in CloudFront: answers a not-found page with status 404. */
export function handler(event: { response: Response }): Response {
  const response = event.response;
  if (response.headers[statusMark]) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
    delete response.headers[statusMark];
  }
  return response;
}
