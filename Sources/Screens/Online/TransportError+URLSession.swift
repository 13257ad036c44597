import Foundation
import Screens

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransportError {
    /// Translates an error of URLSession. `afterHead` is true if the head of an answer had arrived.
    init(_ error: any Error, afterHead: Bool) {
        let code = (error as? URLError)?.code
        switch code {
        case .cancelled?: self = .cancelled
        case .serverCertificateHasBadDate?, .serverCertificateUntrusted?,
            .serverCertificateHasUnknownRoot?, .serverCertificateNotYetValid?:
            self = .untrusted
        case .secureConnectionFailed?, .clientCertificateRejected?, .clientCertificateRequired?:
            self = .insecure
        case .networkConnectionLost?, .badServerResponse?: self = .cutShort
        case .unknown? where !afterHead: self.init(curl: error.localizedDescription)
        case _: self = afterHead ? .cutShort : .unreachable
        }
    }

    /// Translates an error text of libcurl. On Linux URLSession reports nothing else about a failed
    /// handshake.
    init(curl text: String) {
        let text = text.lowercased()
        let has = { (words: [String]) in words.contains { text.contains($0) } }
        if has(["syscall", "reset", "timed out"]) || !has(["ssl", "tls", "certificate"]) {
            self = .unreachable
        } else if has(["certificate", "subject name"]), !has(["alert"]) {
            self = .untrusted
        } else {
            self = .insecure
        }
    }
}
