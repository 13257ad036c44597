import Screens
import XCTest

final class APIAddressTests: XCTestCase {
    func testHTTPSAndThisMachineAreAddressesOfAnAPI() throws {
        let addresses = [
            "https://api.example.com": "https://api.example.com",
            "HTTPS://API.Example.com:443/": "https://api.example.com",
            "https://api.example.com:8443/v1/": "https://api.example.com:8443/v1",
            "http://127.0.0.1:8080": "http://127.0.0.1:8080",
            "http://localhost": "http://localhost",
            "http://[::1]:80": "http://[::1]", "http://127.1.2.3": "http://127.1.2.3",
        ]
        for (text, expected) in addresses {
            XCTAssertEqual(try APIAddress(text).description, expected)
        }
    }

    func testPlainHTTPToAnotherMachineIsRefused() {
        let texts = [
            "http://example.com", "http://127.0.0.1.example.com", "http://localhost.example.com",
            "http://128.0.0.1", "http://10.0.0.1:80", "http://[::2]", "http://127.1",
            "http://0.0.0.0", "http://127.0.0.256",
        ]
        for text in texts { assertRefused(text, .readable(text)) }
    }

    func testTextThatIsNotAnAddressIsRefused() {
        let texts = [
            "", "api.example.com", "https://", "https:///x", "ftp://example.com", "https://a..b",
            "https://a:0", "https://a:65536", "https://a:x", "https://a:+1", "https://[::1",
            "https://[x]", "https://a b", "https://a\\b", "https://a/?page=1", "https://a/#x",
            "https://\u{FF41}", "https://a\r\nX: y", "https://a_b", "://", "https://a:",
        ]
        for text in texts { assertRefused(text, .noAddress(text)) }
        assertRefused("http://127.0.0.1@example.com", .namesAUser)
        assertRefused("https://me:secret@example.com", .namesAUser)
    }

    func testControlsAndSignsThatHaveNoPlaceInAnAddressAreRefused() {
        for byte in Array(UInt8(0)...0x20) + Array("\"<>\\^`{|}".utf8) + [0x7F] {
            let sign = Character(Unicode.Scalar(byte))
            for text in ["https://a\(sign)b", "https://a\(sign)", "https://a/\(sign)"] {
                assertRefused(text, .noAddress(text))
            }
        }
    }

    func testReasonsToRefuseAnAddress() {
        XCTAssertEqual(
            "\(APIAddressError.noAddress("x"))",
            "'x' is not an address of an API: it takes https:// and a host, e.g. "
                + "'https://api.example.com'.")
        XCTAssertEqual(
            "\(APIAddressError.readable("http://x"))",
            "'http://x' would send passwords without encryption: http is only for this machine "
                + "(127.0.0.1, [::1], localhost). Use https.")
        XCTAssertEqual(
            "\(APIAddressError.namesAUser)",
            "The address of an API must not name a user: leave out the part before the '@'.")
    }

    private func assertRefused(
        _ text: String, _ error: APIAddressError, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertThrowsError(try APIAddress(text), text, file: file, line: line) {
            XCTAssertEqual($0 as? APIAddressError, error, file: file, line: line)
        }
    }
}
