import ReferenceServer
import SampleSupport
import Screens
import TestSupport
import XCTest

@testable import Networking

/// Insecure connections end immediately.
final class SecureConnectionTests: XCTestCase {
    func testAnUntrustedCertificateIsReported() async throws {
        let server = try SecureServer()
        let error = await error(of: server.address)
        XCTAssertEqual(error, .untrusted)
        let home = try makeHome()
        let services = try home.services(address: server.address)
        let loginError = await services.logInError(password: "sen hong 2025")
        let host = String(server.address.dropFirst("https://".count))
        XCTAssertEqual(loginError, .fault(.untrusted(host: host)))
    }

    func testAServerWithoutTLSIsReported() async throws {
        // Without any certificates no connection starts.
        try XCTSkipIf(RequiredPackage.certificates.isMissing, RequiredPackage.certificates.reason)
        let home = try makeHome()
        let address = "https" + home.server.address.dropFirst("http".count)
        let error = await error(of: address)
        XCTAssertEqual(error, .insecure)
        let loginError = await (try home.services(address: address)).logInError(
            password: "sen hong 2025")
        let host = String(address.dropFirst("https://".count))
        XCTAssertEqual(loginError, .fault(.insecure(host: host)))
    }

    func testNeitherIsTriedAgain() async throws {
        for (failure, fault) in [
            (TransportError.untrusted, ServiceFault.untrusted(host: "api.example.com")),
            (.insecure, .insecure(host: "api.example.com")),
        ] {
            let home = try makeHome()
            let transport = ScriptedTransport(.welcome, .failure(failure), .failure(failure))
            let services = Services.remote(
                at: try APIAddress("https://api.example.com"), in: home.folder(),
                transport: transport, clock: home.clock)
            _ = try await services.accounts.logIn(email: "a@example.com", password: "sen hong 2025")
            let error = await services.popularError()
            XCTAssertEqual(error, .fault(fault))
            XCTAssertEqual(transport.requests.count, 2)
        }
    }

    private static let handshakes: [(String, TransportError)] = [
        ("SSL certificate problem: self-signed certificate", .untrusted),
        ("SSL certificate problem: certificate has expired", .untrusted),
        ("SSL certificate problem: unable to get local issuer certificate", .untrusted),
        (
            "SSL: no alternative certificate subject name matches target host name 'a.example'",
            .untrusted
        ),
        (
            "SSL: certificate subject name 'b.example' does not match target host name "
                + "'a.example'",
            .untrusted
        ),
        ("server certificate verification failed. CAfile: none CRLfile: none", .untrusted),
        ("error setting certificate file: /etc/ssl/certs/ca-certificates.crt", .untrusted),
        ("OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number", .insecure),
        (
            "OpenSSL/3.0.19: error:0A000410:SSL routines::sslv3 alert handshake failure",
            .insecure
        ),
        ("TLS connect error: error:0A00010B:SSL routines::wrong version number", .insecure),
        (
            "OpenSSL SSL_read: OpenSSL/3.0.19: error:0A00045C:SSL routines::tlsv13 alert "
                + "certificate required, errno 0", .insecure
        ),
        ("gnutls_handshake() failed: An unexpected TLS packet was received.", .insecure),
        (
            "OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to a.example:443 ",
            .unreachable
        ),
        ("Recv failure: Connection reset by peer", .unreachable),
    ]

    func testTheTextsOfFailedHandshakesAreUnderstood() {
        for (text, error) in Self.handshakes {
            XCTAssertEqual(TransportError(curl: text), error, text)
        }
    }

    private func error(of address: String) async -> TransportError? {
        do throws(TransportError) {
            _ = try await URLSessionTransport().send(
                HTTPRequest(.get, address + "/", isIdempotent: true, largestAnswer: 1000))
            return nil
        } catch {
            return error
        }
    }
}
