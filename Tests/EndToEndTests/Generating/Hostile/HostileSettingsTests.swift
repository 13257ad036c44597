import Foundation
import XCTest

/// Settings and manifests that came with a package cannot redirect the generator elsewhere.
final class HostileSettingsTests: XCTestCase {
    private static let settings = ".wayline/settings.json"
    private static let line = "generate screen Orders --template tiny"

    func testFoldersThatLeadOut() throws {
        let folder = try HostileFolder()
        let paths = [
            "..", "../Work", "/tmp", "", "Sources/..", "Sources/../../Work", ".", "./Sources",
            "Sources/",
            "Sources//ShopScreens", ".git/hooks", "Sources/.git", ".wayline/screens", ".build",
            "Sources/\\u0000", "Sources/\\u001b[2J", "Sources/\\u009b2J", "Sources/\\n",
            "Sources/\\u202e",
            // A slash, and then a letter that combines with it.
            "../\u{338}Work", "Sources/../../\u{301}Work",
        ]
        for (number, path) in paths.enumerated() {
            let text = [
                #"{"sources": "\#(path)", "tests": "Tests/ShopScreensTests"}"#,
                #"{"sources": "Sources/ShopScreens", "tests": "\#(path)"}"#,
            ]
            try folder.shop.write(Self.settings, text[number % 2])
            try folder.expectRefusal(Self.line, Refusal.damaged(Self.settings))
        }
    }

    func testPathsThatAreNotFiles() throws {
        for path in [Self.settings, "Package.swift", WorkFolder.list] {
            try HostileFolder.expectRefusal(Self.line, Refusal.notAFile(path)) {
                try $0.pipe(path)
            }
            try HostileFolder.expectRefusal(Self.line, Refusal.notAFile(path)) {
                try $0.folder(path)
            }
            try HostileFolder.expectRefusal(Self.line, Refusal.large(path)) { try $0.large(path) }
            try HostileFolder.expectRefusal(Self.line, Refusal.link(path)) {
                try $0.link(path, to: "/Mine.swift")
            }
        }
    }

    func testLinksAtEachLevel() throws {
        for path in [
            ".wayline", ".wayline/screens", ".wayline/templates", "Sources", "Sources/ShopScreens",
            "Sources/ShopScreens/Orders", "Tests", "Tests/ShopScreensTests",
            "Tests/ShopScreensTests/Orders",
        ] {
            let folder = try HostileFolder()
            try folder.link(path)
            for line in [Self.line, "\(Self.line) --dry-run"] {
                try folder.expectRefusal(line, Refusal.link(path))
            }
        }
    }

    func testALinkInPlaceOfAListedFile() throws {
        for path in [".wayline", "Sources", "Sources/ShopScreens"] {
            try HostileFolder.expectRefusal("list screens", Refusal.link(path)) {
                try $0.link(path)
            }
        }
        for path in [".wayline", ".wayline/templates"] {
            try HostileFolder.expectRefusal("list templates", Refusal.link(path)) {
                try $0.link(path)
            }
        }
    }
}
