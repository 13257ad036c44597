import WaylineGenerator
import XCTest

final class SHA256Tests: XCTestCase {
    func testTheExamplesOfTheStandard() {
        let million = String(repeating: "a", count: 1_000_000)
        let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
        for (text, hex) in [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (long, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
            (million, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
        ] {
            XCTAssertEqual(SHA256(of: text).hex, hex)
        }
    }

    func testEveryLengthAroundABlockIsHashedAsCoreutilsDo() throws {
        let tool = try GitTool(for: self)
        for length in [1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1_000] {
            let text = String(repeating: "x", count: length)
            try tool.write(text, to: "text")
            let sum = try tool.run(["sha256sum", "text"]).output.prefix(64)
            XCTAssertEqual(SHA256(of: text).hex, String(sum), "\(length)")
        }
    }
}
