import Foundation
import TestSupport
import XCTest

/// A difference is coloured only on a terminal that has colours.
final class DifferenceColourTests: XCTestCase {
    private static let words = [
        "generate", "screen", "Orders", "--template", "tiny", "--diff", "-n",
    ]

    private func written(_ shop: WorkFolder, _ environment: [String: String]) throws -> String {
        let app = try TerminalProgram(
            BuildFolder.url.appendingPathComponent("wayline").path,
            Self.words + ["--into", shop.url.path], columns: 200, environment: environment)
        XCTAssertEqual(try app.waitForEnd(), .status(0))
        return String(decoding: app.output, as: UTF8.self).replacing("\r\n", with: "\n")
    }

    func testOnATerminalWhatGoesIsRedAndWhatComesIsGreen() throws {
        let shop = try WorkFolder.shop()
        let text = try written(shop, [:])
        for line in [
            "\u{1B}[31m--- a/\(WorkFolder.list)\u{1B}[0m\n",
            "\u{1B}[32m+++ b/\(WorkFolder.list)\u{1B}[0m\n",
            "\u{1B}[2m@@ -9,6 +9,7 @@ enum ScreenList {\u{1B}[0m\n",
            "\u{1B}[32m+        .orders,\u{1B}[0m\n",
            "\n         .welcome,\n",
        ] {
            XCTAssertTrue(text.contains(line), text)
        }
        let piped = try shop.run(Self.words)
        XCTAssertEqual(text.replacing(/\u{1B}\[[0-9]*m/, with: ""), piped.output + piped.errors)
    }

    func testWithoutColoursItIsWhatAPipeGets() throws {
        let shop = try WorkFolder.shop()
        let piped = try shop.run(Self.words)
        XCTAssertFalse(piped.output.contains("\u{1B}"))
        for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
            XCTAssertEqual(try written(shop, environment), piped.output + piped.errors)
        }
    }
}
