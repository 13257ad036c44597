import ScreenSupport
import TextMenu
import Wayline
import XCTest

/// The faults that drawing each preview finds.
@MainActor
final class PreviewFaultTests: XCTestCase {
    private func faults(
        of controls: [Control], title: String = "Stall", columns: Int = 60
    ) async -> [String] {
        await App("Stall") { _ in StallCoordinator() }
            .previews { Preview("One") { StallScreen(title, controls) } }
            .previewFaults(columns: columns)
    }

    func testASoundPreviewHasNoFault() async {
        let controls = [
            Label(String(repeating: "word ", count: 40)), Spinner("Loading…", isSpinning: true),
            TextField("Name", placeholder: "your name…"), Button("More…"),
        ]
        let faults = await faults(of: controls)
        XCTAssertEqual(faults, [])
    }

    func testAnEmptyTitleIsAFault() async {
        let faults = await faults(of: [], title: "")
        XCTAssertEqual(faults, ["'One': The screen has no title."])
    }

    func testACutTextIsAFault() async {
        let list = List("", ["Pay for all that is in the cart now"])
        let faults = await faults(of: [list], columns: 30)
        XCTAssertEqual(faults, ["'One': 'Pay for all that is in the…' is cut at 30 columns."])
        let others = await self.faults(of: [list], columns: 40)
        XCTAssertEqual(others, [])
    }

    func testATextThatIsWrappedIsNoFault() async {
        for text in [Self.words, Self.word] {
            let values = [(text, "short"), ("short", text), (text, text)]
            let controls = [
                Button(text), Button(text, key: "z", isDefault: true), List(text, ["one"]),
                NamedValues("", values.map { .init($0, $1) }),
            ]
            let faults = await faults(of: controls)
            XCTAssertEqual(faults, [])
        }
    }

    func testALongTitleIsNoFault() async {
        for title in [Self.words, Self.word] {
            let faults = await faults(of: [Button("Pay")], title: title)
            XCTAssertEqual(faults, [])
        }
    }

    func testATableMayCutTextsButNotTheControlsAroundIt() async {
        let table = Table<String>(
            "Things",
            columns: [
                Column(Self.words) { $0 }, Column(Self.word) { $0 }, Column("Count") { _ in "1" },
            ])
        table.items = [Self.words, Self.word]
        let faults = await faults(of: [table, List("", [Self.words])])
        XCTAssertEqual(
            faults,
            [
                "'One': 'Each thing that the customers of the stall have ever bou…' "
                    + "is cut at 60 columns."
            ])
    }

    private static let words =
        "Each thing that the customers of the stall have ever bought in a year"
    private static let word = String(repeating: "abcdefghij", count: 7)

    func testACutTextIsAFaultBesideAnotherEllipsisAtEachWidth() async {
        let controls = [Button("More …"), List("", ["Pay for all that is in the cart now"])]
        for columns in 25...36 {
            let faults = await faults(of: controls, columns: columns)
            XCTAssertEqual(faults.count, 1, "\(columns) columns: \(faults)")
        }
    }

    func testAKeyThatCannotWorkIsAFault() async {
        let faults = await faults(of: [Button("Pay", key: "q")])
        XCTAssertEqual(
            faults,
            [
                "'One': 'Pay' cannot have the key 'q': it is the key of 'quit'. "
                    + "Choose another one, or change the key table."
            ])
    }

    func testEachLanguageIsDrawn() async {
        let app = App("Stall") { _ in StallCoordinator() }
            .languages([AppLanguage("en", "English"), AppLanguage("vi", "Tiếng Việt")])
            .previews {
                Preview("One") { StallScreen($0.language.value == "vi" ? "" : "Stall", []) }
                Preview("Two") { () throws -> StallScreen in throw Closed() }
            }
        let faults = await app.previewFaults()
        XCTAssertEqual(
            faults,
            [
                "'One' (vi): The screen has no title.",
                "'Two' (en): 'preview' could not be made: closed",
                "'Two' (vi): 'preview' could not be made: closed",
            ])
    }
}

private struct Closed: Error, CustomStringConvertible { let description = "closed" }

private final class StallCoordinator: Coordinator {
    static let flow = Flow<StallCoordinator>("stall") {
        FlowScreen("stall") { _ in StallScreen("Stall", []) }
    }
}

private final class StallScreen: ViewScreen {
    let view: StallView

    init(_ title: String, _ controls: [Control]) { view = StallView(title, controls) }
}

private final class StallView: View {
    let title: String
    let controls: [Control]

    init(_ title: String, _ controls: [Control]) {
        (self.title, self.controls) = (title, controls)
    }
}
