import Coordination
import Foundation
import ScreenSupport
import TextMenu
import Wayline
import WaylinePictures
import XCTest

/// Pictures that a driver makes, and compares with files.
@MainActor
final class DriverPictureTests: XCTestCase {
    private let label = Label("Total: 12 €")
    private let toggle = Toggle("Receipt")

    private func driver() throws -> FlowDriver {
        try FlowDriver(FixedCoordinator([label, Button("Pay"), toggle]))
    }

    /// The path of a source file in a new folder.
    private func source() throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try FileManager.default.removeItem(at: folder) }
        return folder.appendingPathComponent("SomeTests.swift").path
    }

    /// Runs `draw` with the variable that makes tests write pictures.
    private func drawing(_ draw: () throws -> Void) rethrows {
        let old = ProcessInfo.processInfo.environment["WAYLINE_DRAW"]
        setenv("WAYLINE_DRAW", "1", 1)
        defer { if old == nil { unsetenv("WAYLINE_DRAW") } }
        try draw()
    }

    private func comparing(_ compare: () throws -> Void) rethrows {
        let old = ProcessInfo.processInfo.environment["WAYLINE_DRAW"]
        unsetenv("WAYLINE_DRAW")
        defer { if let old { setenv("WAYLINE_DRAW", old, 1) } }
        try compare()
    }

    func testTheTextIsWhatTheFullScreenShows() async throws {
        let picture = try driver().picture(columns: 40, rows: 10)
        XCTAssertEqual(
            picture.text,
            """
               First
             ──────────────────────────────────────

               Total: 12 €

            ›1 Pay

               Receipt  ○ off
             ──────────────────────────────────────
               ⏎ choose   ↑↓ move   ? help   q quit
            """)
    }

    func testAMessageIsInThePicture() async throws {
        let app = try driver()
        app.screen.say("Saved.")
        try await app.wait()
        XCTAssert(app.picture().text.contains("Saved."), app.picture().text)
    }

    func testThePagesOfBothThemesDiffer() async throws {
        let picture = try driver().picture()
        XCTAssert(picture.html(.dark).contains("background:#1e1e1e"), picture.html(.dark))
        XCTAssert(picture.html(.light).contains("background:#ffffff"))
        XCTAssert(picture.html().contains("Total: 12 €"))
        XCTAssertNotEqual(picture.svg(.dark), picture.svg(.light))
    }

    func testAPictureThatWasWrittenMatches() async throws {
        let (app, file) = (try driver(), try source())
        try drawing { try app.matchPicture("cart", file: file) }
        try comparing { try app.matchPicture("cart", file: file) }
    }

    func testThePicturesOfAPackageAreInOneFolder() async throws {
        let (app, file) = (try driver(), try source())
        let root = URL(fileURLWithPath: file).deletingLastPathComponent()
        let tests = root.appendingPathComponent("Tests/CartTests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        try Data().write(to: root.appendingPathComponent("Package.swift"))
        try drawing { try app.matchPicture("cart", file: tests.path + "/CartTests.swift") }
        let path = root.appendingPathComponent("Tests/Pictures/cart.svg").path
        XCTAssert(FileManager.default.fileExists(atPath: path))
    }

    func testAnotherTextIsShownSideBySide() async throws {
        let (app, file) = (try driver(), try source())
        try drawing { try app.matchPicture("cart", columns: 30, rows: 7, file: file) }
        label.text = "Total: 13 €"
        let path = file.replacingOccurrences(of: "SomeTests.swift", with: "Pictures/cart.svg")
        try comparing {
            XCTAssertThrowsError(
                try app.matchPicture("cart", columns: 30, rows: 7, file: file)
            ) { error in
                XCTAssertEqual(
                    "\(error)",
                    """
                    The screen differs from the picture \(path):
                    row 4: '   Total: 12 €' is now '   Total: 13 €'
                                                  |
                       Total: 12 €                ≠    Total: 13 €
                    ›1 Pay                        | ›1 Pay
                    If the screen is right, run the tests with WAYLINE_DRAW=1, and commit the \
                    picture.
                    """)
            }
        }
    }

    func testOtherColoursAreADifference() async throws {
        let (app, file) = (try driver(), try source())
        try drawing { try app.matchPicture("cart", file: file) }
        toggle.isEnabled = false
        try comparing {
            XCTAssertThrowsError(try app.matchPicture("cart", file: file)) { error in
                let line = "row 8: the same text in other colours\nIf"
                XCTAssert("\(error)".contains(line), "\(error)")
            }
        }
    }

    func testAMissingPictureSaysHowToDrawIt() async throws {
        let (app, file) = (try driver(), try source())
        try comparing {
            XCTAssertThrowsError(try app.matchPicture("cart", file: file)) { error in
                XCTAssert("\(error)".hasPrefix("There is no picture /"), "\(error)")
                XCTAssert("\(error)".contains("run the tests with WAYLINE_DRAW=1"), "\(error)")
            }
        }
    }

    func testANameIsNoPath() async throws {
        let app = try driver()
        XCTAssertThrowsError(try app.matchPicture("../cart")) { error in
            XCTAssertEqual(
                "\(error)",
                "'../cart' cannot name a picture: use letters, digits, '-' and '_', e.g. "
                    + "'empty-cart'.")
        }
    }
}
