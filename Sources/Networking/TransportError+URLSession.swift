import Foundation
import Screens

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportError {
    /// What an error of URLSession means, where the head of an answer had arrived or not.
    init(_ error: any Error, afterHead: Bool) {
        switch (error as? URLError)?.code {
        case .cancelled?: self = .cancelled
        case .secureConnectionFailed?, .serverCertificateHasBadDate?, .serverCertificateUntrusted?,
            .serverCertificateHasUnknownRoot?, .serverCertificateNotYetValid?,
            .clientCertificateRejected?, .clientCertificateRequired?:
            self = .untrusted
        case .networkConnectionLost?, .badServerResponse?: self = .cutShort
        case _: self = afterHead ? .cutShort : .unreachable
        }
    }
}
