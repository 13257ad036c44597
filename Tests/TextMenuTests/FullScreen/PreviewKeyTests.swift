import ScreenSupport
import TestSupport
import TextMenu
import Wayline
import XCTest

/// The frame of a preview on the full screen: its keys change size, theme and language.
@MainActor
final class PreviewKeyTests: XCTestCase {
    private func screen(
        columns: Int = 80, rows: Int = 24, isColoured: Bool = true,
        write: @escaping ([UInt8]) -> Void = { _ in }
    ) throws -> FullScreen {
        let app = try App.stall.preview("Stall").start()
        return FullScreen(
            of: app, columns: columns, rows: rows, hasColours: isColoured, write: write)
    }

    func testTheLastRowHasTheKeysAndTheName() async throws {
        let screen = try screen()
        XCTAssertEqual(
            screen.lines.last, "   alt-s 80x23   alt-t auto   alt-l en   Stall")
        XCTAssertTrue(screen.text.contains("Sweet"), screen.text)
    }

    func testAKeyChangesTheSizeFromLargeToSmallAndBack() async throws {
        let screen = try screen(columns: 120, rows: 30)
        let sizes = (1...4).map { _ in
            screen.type("\u{1B}s")
            return screen.lines.last?.split(separator: " ").dropFirst().first
        }
        XCTAssertEqual(sizes, ["80x24", "60x20", "40x12", "120x29"])
    }

    func testASmallerPageHasEdges() async throws {
        let screen = try screen()
        screen.type("\u{1B}s")
        let lines = screen.lines
        XCTAssertTrue(lines[0..<20].allSatisfy { $0.count == 61 && $0.hasSuffix("│") }, screen.text)
        XCTAssertEqual(lines[20], String(repeating: "─", count: 60) + "┘")
        XCTAssertTrue(lines[21..<23].allSatisfy(\.isEmpty))
    }

    func testAKeyChangesTheLanguage() async throws {
        let screen = try screen()
        screen.type("\u{1B}l")
        XCTAssertTrue(screen.text.contains("Ngọt"), screen.text)
        XCTAssertTrue(screen.lines.last?.contains("alt-l vi") == true, screen.text)
    }

    func testAKeyChangesTheThemeAndDrawsAll() async throws {
        var bytes: [[UInt8]] = []
        let screen = try screen { bytes.append($0) }
        for theme in ["dark", "light", "dark"] {
            screen.type("\u{1B}t")
            XCTAssertTrue(screen.lines.last?.contains("alt-t \(theme)") == true, screen.text)
            XCTAssertTrue(String(decoding: bytes.last ?? [], as: UTF8.self).contains("Sweet"))
        }
    }

    func testWithoutColoursThereIsNoTheme() async throws {
        let screen = try screen(isColoured: false)
        screen.type("\u{1B}t")
        XCTAssertEqual(screen.lines.last, "   alt-s 80x23   alt-l en   Stall")
    }

    func testTheKeysOfTheAppWorkInASmallerPage() async throws {
        let screen = try screen()
        screen.type("\u{1B}sab")
        XCTAssertTrue(screen.text.contains("Name  ab"), screen.text)
        screen.type("\u{1B}lc")
        XCTAssertTrue(screen.text.contains("Tên  abc"), screen.text)
    }

    func testTheTerminalShowsThePageAfterRandomKeys() async throws {
        var random = SplitMix.printed()
        var glass = TerminalGlass(TerminalSize(columns: 90, rows: 24))
        let screen = try screen(columns: 90) { glass.take($0) }
        let keys = ["\u{1B}s", "\u{1B}t", "\u{1B}l", "a", "\u{7F}", "\u{1B}OP", "\u{1B}", "\u{0F}"]
        for number in 1...TestSize.count(200, all: 2_000) {
            let key = keys.randomElement(using: &random) ?? ""
            screen.type(key)
            guard glass.text == screen.frame.text, glass.strange.isEmpty else {
                return XCTFail("\(number), \(key): \(glass.strange)\n\(glass.text)\n\(screen.text)")
            }
        }
    }

    func testAnAppHasNoFrame() async throws {
        let screen = FullScreen(of: try App.stall.start())
        XCTAssertFalse(screen.text.contains("alt-s"), screen.text)
    }
}

extension App {
    fileprivate static var stall: App {
        App("Stall") { _ in StallCoordinator() }
            .languages([
                AppLanguage("en", "English"),
                AppLanguage("vi", "Tiếng Việt", wording: .vietnamese),
            ])
            .previews { Preview("Stall") { StallScreen($0.language.value) } }
    }
}

private final class StallCoordinator: Coordinator {
    static let flow = Flow<StallCoordinator>("stall") {
        FlowScreen("stall") { _ in StallScreen("en") }
    }
}

private final class StallScreen: ViewScreen, DraftKeeping {
    let view: StallView

    init(_ language: String) { view = StallView(isEnglish: language == "en") }
}

private final class StallView: View {
    let title: String
    let controls: [Control]

    init(isEnglish: Bool) {
        title = isEnglish ? "Sweet" : "Ngọt"
        controls = [TextField(isEnglish ? "Name" : "Tên")]
    }
}
