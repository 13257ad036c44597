import Foundation
import TestSupport
import XCTest

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Sources that came with a package are read as texts, whatever they contain.
final class HostileSourceTests: XCTestCase {
    private static let line = "generate screen Orders --template tiny"
    private static let file = "Sources/ShopScreens/Theirs.swift"

    func testTextsThatDoNotCompile() throws {
        let many = TestSize.count(10_000, all: 1_000_000)
        let texts = [
            "`", "struct `", "\"", "#\"", "#/", "\"\"\"", "/*", "\"\\(", "\\", "#", "import `",
            String(repeating: "\"\\(", count: 100_000),
            String(repeating: "\"\"\"\\(", count: 100_000),
            String(repeating: "#", count: many), String(repeating: "/*", count: many / 2),
            String(repeating: "(", count: many), String(repeating: "{", count: many),
            String(repeating: "\\#", count: many / 2),
            String(repeating: "e\u{301}", count: many / 3),
            String(repeating: "##\"", count: many / 3), "\u{0}\u{1B}\u{FEFF}",
        ]
        let (clean, folder) = (try WorkFolder.shop(), try HostileFolder())
        try clean.expect(Self.line, output: nil)
        for text in texts {
            try folder.shop.write(Self.file, text)
            try folder.shop.expect(Self.line, output: nil)
            try folder.shop.expect("list screens", output: nil)
            try folder.shop.remove(Self.file)
            try folder.shop.expectTree(clean.tree())
            try folder.shop.expect("destroy screen Orders", output: nil)
        }
    }

    func testPathsThatAreNotFilesAreLeftOut() throws {
        try HostileFolder.expectUnharmed(Self.line) { try $0.pipe(Self.file) }
        try HostileFolder.expectUnharmed(Self.line) { try $0.folder(Self.file) }
        try HostileFolder.expectUnharmed(Self.line) { try $0.link(Self.file, to: "/Mine.swift") }
        try HostileFolder.expectUnharmed(Self.line) { try $0.link(Self.file) }
        try HostileFolder.expectUnharmed(Self.line) {
            try $0.shop.link("Sources/ShopScreens/Zero.swift", to: "/dev/zero")
            try $0.shop.link("Sources/ShopScreens/Self", to: ".")
        }
        try HostileFolder.expectUnharmed(Self.line) {
            try $0.shop.write("Sources/ShopScreens/.build/Orders.swift", "struct OrdersScreen {}")
        }
    }

    func testANameThatIsNoTextIsLeftOut() throws {
        let shop = try WorkFolder.shop()
        let folders = ["Sources/ShopScreens/", ".wayline/templates/tiny/", ".wayline/screens/"]
        for folder in folders {
            let name = Array("\(shop.url.path)/\(folder)".utf8) + [0xFF, 0]
            XCTAssertEqual(name.withUnsafeBufferPointer { made($0.baseAddress) }, 0)
        }
        try shop.expect(Self.line, output: nil)
        try shop.expect("destroy screen Orders Welcome", output: nil)
    }

    private func made(_ path: UnsafePointer<UInt8>?) -> Int32 {
        path?.withMemoryRebound(to: CChar.self, capacity: 1) { mkdir($0, 0o700) } ?? -1
    }

    func testFoldersInFolders() throws {
        try HostileFolder.expectUnharmed(Self.line) {
            let deep = Array(repeating: "d", count: 300).joined(separator: "/")
            try $0.shop.makeFolder("Sources/ShopScreens/\(deep)")
        }
    }

    func testSizes() throws {
        try HostileFolder.expectRefusal(Self.line, Refusal.large(Self.file)) {
            try $0.large(Self.file)
        }
        for path in [Self.file, "Tests/ShopScreensTests/Theirs.swift"] {
            try HostileFolder.expectUnharmed(Self.line) {
                try $0.shop.write(path, String(repeating: "class A: ", count: 1 << 18))
            }
        }
    }

    func testNamesThatWouldSteerATerminal() throws {
        for (letter, shown) in [
            ("\u{1B}[2J", "\\u{1B}[2J"), ("\n", "\\n"), ("\r", "\\r"),
            ("\u{9B}2J", "\\u{9B}2J"),
            ("\u{7F}", "\\u{7F}"), ("\u{202E}", "\\u{202E}"),
        ] {
            try HostileFolder.expectRefusal(
                Self.line.replacing("Orders", with: "Basket"),
                "'Basket' cannot name a screen: 'BasketScreen' is declared in "
                    + "'Sources/ShopScreens/A\(shown).swift': choose a longer name, e.g. "
                    + "'BasketPage'.",
                status: 64
            ) {
                try $0.shop.write("Sources/ShopScreens/A\(letter).swift", "struct BasketScreen {}")
            }
        }
    }

    func testAListDoesNotControlTheTerminal() throws {
        let shop = try WorkFolder.shop([
            "Sources/ShopScreens/\u{9B}2J/\u{9B}Screen.swift":
                "extension Destination<NoInput, A> { static let a: Self = \"\u{1B}]0;x\u{7}\" }\n"
                + "struct \u{9B}Screen {}\n"
        ])
        for line in ["list screens", "list screens --json", "list templates"] {
            let letters = try shop.run(line.split(separator: " ").map(String.init)).output
                .unicodeScalars
            XCTAssertFalse(letters.contains { $0.value < 0x20 && $0 != "\n" }, line)
            XCTAssertFalse(letters.contains { (0x7F..<0xA0).contains($0.value) }, line)
        }
    }

    func testADifferenceDoesNotSteerATerminal() throws {
        let shop = try WorkFolder.shop()
        try shop.expect(Self.line, output: nil)
        try shop.append(
            "// \u{1B}[2J\u{9B}\t\r\n", to: "Sources/ShopScreens/Orders/OrdersScreen.swift")
        let errors = try shop.run(["destroy", "screen", "Orders"]).errors
        XCTAssertTrue(errors.contains("+// \\u{1B}[2J\\u{9B}\t\r\n"), errors)
    }
}
