import Foundation
import XCTest

/// A record that came with a package has no effect on files outside of its screen.
final class HostileRecordTests: XCTestCase {
    private static let path = ".wayline/screens/Orders.json"
    private static let folder = "Sources/ShopScreens/Orders"
    private static let lines = ["destroy screen Orders --force", "update Orders"]

    private func record(
        _ path: String = "\(folder)/OrdersScreen.swift", name: String = "Orders",
        template: String = "tiny", children: String = "", folders: String = "",
        leads: String = ""
    ) -> String {
        #"{"version":2,"name":"\#(name)","route":"orders","children":[\#(children)],"fields":[],"#
            + #""hasCoordinator":false,"kind":"empty","leads":[\#(leads)],"#
            + #""template":"\#(template)","folders":[\#(folders)],"#
            + #""files":[{"path":"\#(path)","text":"mine\n"}]}"#
    }

    /// Expects that a package with any of these records is refused.
    private func expectDamage(_ records: [String], at place: UInt = #line) throws {
        let folder = try HostileFolder()
        try folder.shop.write("Mine.swift", "mine\n")
        try folder.shop.write("\(Self.folder)/Mine.swift", "mine\n")
        for (number, record) in records.enumerated() {
            try folder.shop.write(Self.path, record)
            try folder.expectRefusal(
                Self.lines[number % Self.lines.count], Refusal.damaged(Self.path), at: place)
        }
    }

    func testPathsThatLeadOut() throws {
        let paths = [
            "../Shop/Orders/Mine.swift", "/etc/Orders/Mine.swift",
            "\(Self.folder)/../../../Mine.swift",
            "./Orders/Mine.swift", "Sources//Orders/Mine.swift", "Mine.swift",
            "../Orders/\u{338}/M.swift",
            "Sources/ShopScreens/Welcome/Mine.swift",
            // A slash, and then a letter that combines with it.
            "Orders/../\u{338}Shop/Mine.swift", "Orders/../../\u{301}Mine.swift",
        ]
        try expectDamage(paths.map { record($0) })
    }

    func testPathsIntoWhatIsHidden() throws {
        let paths = [
            ".git/hooks/Orders/Mine.swift", "Sources/.git/Orders/Mine.swift",
            ".build/Orders/M.swift",
            ".wayline/screens/Orders/Mine.swift", "\(Self.folder)/.Mine.swift",
        ]
        try expectDamage(paths.map { record($0) } + [record(folders: #"".git/hooks""#)])
    }

    func testPathsWithLettersThatCannotBeShown() throws {
        let letters = [
            "\\u0000", "\\u001b[2J", "\\n", "\\r", "\\u007f", "\\u009b", "\\u202e", "\\u2028",
        ]
        try expectDamage(letters.map { record("\(Self.folder)/Mine.swift\($0).swift") })
    }

    func testInvalidNames() throws {
        let names = ["../Orders", "Orders\\u0000", "Orders/..", "", "\\u001b"]
        try expectDamage(names.map { record(name: $0) } + [record(name: "Basket")])
        try expectDamage(names.map { record(children: "\"\($0)\"") })
        let templates = ["../tiny", ".tiny", "tiny\\u0000", "\\u001b[2J", ""]
        try expectDamage(templates.map { record(template: $0) })
    }

    func testRoutesThatWouldEndTheirLiteral() throws {
        let routes = [
            "a\\\"", "a\\\"\u{301}+evil()+\\\"\u{301}", "\u{600}\\\"", "\\\\(evil())", "a\\u2028",
        ]
        try expectDamage(
            routes.map { record(leads: #"{"route":"\#($0)","member":"a","arguments":[]}"#) })
    }

    func testSizesAndDepths() throws {
        try expectDamage([
            String(repeating: "[", count: 100_000),
            String(repeating: #"{"a":"#, count: 100_000), record().replacing("mine", with: "\u{0}"),
        ])
        try HostileFolder.expectRefusal("update", Refusal.large(Self.path)) {
            try $0.large(Self.path)
        }
    }

    func testPathsThatAreNotFiles() throws {
        let line = "destroy screen Orders --force"
        try HostileFolder.expectRefusal(line, Refusal.notAFile(Self.path)) {
            try $0.pipe(Self.path)
        }
        try HostileFolder.expectRefusal(line, Refusal.notAFile(Self.path)) {
            try $0.folder(Self.path)
        }
        try HostileFolder.expectRefusal(line, Refusal.notAFolder(".wayline/screens")) {
            try $0.pipe(".wayline/screens")
        }
        for path in [Self.path, ".wayline/screens", ".wayline"] {
            try HostileFolder.expectRefusal(line, Refusal.link(path)) {
                try $0.link(path, to: path == Self.path ? "/Mine.swift" : "")
            }
        }
    }

    func testAFileWithAnotherNameOutsideIsReplacedAndNotWrittenTo() throws {
        let screen = "\(Self.folder)/OrdersScreen.swift"
        for path in [screen, ".wayline/screens/Welcome.json", WorkFolder.list] {
            let folder = try HostileFolder()
            let text = path == screen ? "mine\n" : try folder.shop.text(path)
            try folder.outside.write("Mine.swift", text)
            try folder.hardLink(path, to: "Mine.swift")
            try folder.outside.expectNoChange {
                try folder.shop.expect(
                    "generate screen Orders --template tiny --force", output: nil)
                try folder.shop.expect("destroy screen Welcome Orders --force", output: nil)
            }
        }
    }

}
