import Foundation
import XCTest

/// An object in the place of a file or a folder is reported, and no link is followed.
final class InTheWayTests: XCTestCase {
    private static let folder = "Sources/ShopScreens/Orders"
    private static let file = "\(folder)/OrdersScreen.swift"
    private static let line = "generate screen Orders --template tiny"

    private func link(_ path: String) -> String {
        "'\(path)' is a symbolic link: generated files must stay in the package. Replace the "
            + "link with a folder or a file."
    }

    func testALinkInPlaceOfAFolderOrAFile() throws {
        for path in [
            Self.folder, Self.file, ".wayline/screens", ".wayline/screens/Orders.json",
            "Tests/ShopScreensTests", WorkFolder.list,
        ] {
            let (shop, outside) = (try WorkFolder.shop(), try WorkFolder(["Mine.swift": "mine"]))
            let target = path.contains(".") && path != ".wayline/screens" ? "/Mine.swift" : ""
            if shop.isThere(path) { try shop.remove(path) }
            try shop.makeFolder((path as NSString).deletingLastPathComponent)
            try shop.link(path, to: outside.url.path + target)
            try outside.expectNoChange { try shop.expectRefusal(Self.line, link(path)) }
        }
    }

    func testAFolderInPlaceOfAFile() throws {
        let shop = try WorkFolder.shop()
        try shop.makeFolder(Self.file)
        try shop.expectRefusal(
            "\(Self.line) --force", "'\(Self.file)' is not a file: move it out of the way.")
    }

    func testAFileInPlaceOfAFolder() throws {
        let shop = try WorkFolder.shop([Self.folder: "mine\n"])
        try shop.expectRefusal(
            "\(Self.line) --force", "'\(Self.folder)' is not a folder: move it out of the way.")
    }
}
