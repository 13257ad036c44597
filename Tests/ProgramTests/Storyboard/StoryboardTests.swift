import Foundation
import TextMenu
import XCTest

@testable import WaylineExploration
@testable import WaylineProgram

/// The page of an app that a test has made up: cards, arrows and texts.
final class StoryboardTests: XCTestCase {
    func testNoCardCoversAnotherOneOfTwoHundred() {
        let cards = MadeUpBoard(screens: 200).board.cards
        XCTAssertEqual(cards.count, 200)
        for (index, card) in cards.enumerated() {
            for other in cards[..<index] where other.x == card.x {
                XCTAssert(
                    other.bottom < card.y || card.bottom < other.y,
                    "\(other.name) and \(card.name) overlap")
            }
        }
    }

    func testAScreenStandsInTheLayerOfItsShortestWay() {
        let board = Storyboard(
            title: "Shop", screens: ["a", "b", "c", "d"].map(MadeUpBoard.screen),
            ways: [
                .init(from: "a", to: "b", "choose 'B'"), .init(from: "b", to: "c", "choose 'C'"),
                .init(from: "a", to: "c", "choose 'C'"), .init(from: "c", to: "d", "choose 'D'"),
            ])
        XCTAssertEqual(board.layers, [["a"], ["b", "c"], ["d"]])
        XCTAssertEqual(board.html.count(of: "class=\"arrow\""), 3)
    }

    func testPreviewsStandBehindAllScreens() {
        var screens = ["a", "b"].map(MadeUpBoard.screen)
        let picture = screens[0].picture
        screens.append(.init(name: "preview p", title: "p", picture: picture, isPreview: true))
        let board = Storyboard(
            title: "Shop", screens: screens, ways: [.init(from: "a", to: "b", "choose 'B'")])
        XCTAssertEqual(board.layers, [["a"], ["b"], ["preview p"]])
        XCTAssert(board.html.contains("2 screens, 1 ways, 1 previews."))
    }

    func testTheHeaderHasThePartsThatWereSeenAndNot() {
        let board = { (parts: Storyboard.Parts) in
            Storyboard(
                title: "Shop", screens: [MadeUpBoard.screen("a")], ways: [], parts: parts
            ).html.components(separatedBy: "</header>")[0]
        }
        let lists = """
            </ul></nav>
            <details class="parts"><summary>1 part was not seen</summary><ul>
            <li>screen &lt;b&gt;: no way was found</li>
            </ul></details>
            <details class="parts"><summary>2 parts were seen</summary><ul>
            <li>screen a</li>
            <li>route a go → push b</li>
            </ul></details>
            """
        let seen = ["screen a", "route a go → push b"]
        let html = board((seen, ["screen <b>: no way was found"]))
        XCTAssertTrue(html.contains(lists), html)
        XCTAssertFalse(board(([], [])).contains("<details"))
    }

    func testAWayBackHasNoArrowAndOpensNoLayer() {
        let board = Storyboard(
            title: "Shop", screens: ["a", "b"].map(MadeUpBoard.screen),
            ways: [
                .init(from: "a", to: "b", "choose 'B'"),
                .init(from: "b", to: "a", "back", isBack: true),
            ])
        XCTAssertEqual(board.html.count(of: "class=\"arrow\""), 1)
        XCTAssert(board.html.contains("1 way back or across"))
    }

    func testTheScreensOfABarStayTogetherInItsOrder() {
        let names = ["start", "zoo", "inbox", "arena", "other"]
        let board = Storyboard(
            title: "Shop", screens: names.map(MadeUpBoard.screen),
            ways: [
                .init(from: "start", to: "other", "choose 'Other'"),
                .init(from: "start", to: "zoo", "choose 'Zoo'"),
            ], tabs: [["zoo", "inbox", "arena"]])
        XCTAssertEqual(board.layers, [["start"], ["other", "zoo", "inbox", "arena"]])
        XCTAssertEqual(board.html.count(of: "class=\"bar\""), 1)
    }

    func testWaysToOneScreenShareAnArrow() {
        let board = Storyboard(
            title: "Shop", screens: ["a", "b"].map(MadeUpBoard.screen),
            ways: [
                .init(from: "a", to: "b", "choose 'B' as 'valid'"),
                .init(from: "a", to: "b", "choose 'B' as 'expired'"),
            ])
        XCTAssertEqual(board.html.count(of: "class=\"arrow\""), 1)
        XCTAssert(board.html.contains("as 'expired'"))
    }

    func testTextIsNeverMarkup() {
        let evil = "<script>alert(\"1\")</script>&"
        let board = Storyboard(
            title: evil, screens: [MadeUpBoard.screen(evil), MadeUpBoard.screen("b")],
            ways: [.init(from: evil, to: "b", evil, script: [evil])])
        XCTAssertFalse(board.html.contains("<script>alert"))
        XCTAssert(board.html.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;"))
    }

    func testAWideCharacterTakesTwoColumns() {
        var row = FrameRow(width: 20)
        row.add("日 1", .accent)
        let board = Storyboard(title: "", screens: [MadeUpBoard.screen("a", rows: [row])], ways: [])
        XCTAssert(board.html.contains("<i>日</i> 1</b></pre>"))
    }

    func testBlankRowsAreShownOnce() {
        var row = FrameRow(width: 20)
        row.add("text")
        let blank = FrameRow(width: 20)
        let rows = [blank, row, blank, blank, row, blank]
        let board = Storyboard(title: "", screens: [MadeUpBoard.screen("a", rows: rows)], ways: [])
        XCTAssert(board.html.contains("<pre>text\n\ntext</pre>"))
    }

    func testAWayOfAnUnknownScreenIsLeftOut() {
        let board = Storyboard(
            title: "", screens: [MadeUpBoard.screen("a")],
            ways: [.init(from: "a", to: "nowhere", "choose 'X'")])
        XCTAssertFalse(board.html.contains("choose 'X'"))
    }
}

/// A made-up app of many screens.
struct MadeUpBoard {
    let board: Storyboard

    init(screens count: Int) {
        let names = (0..<count).map { "screen-\($0)" }
        var ways: [Storyboard.Way] = []
        for index in 1..<count {
            let parent = names[index < 5 ? 0 : (index * 7919 + 13) % (index / 2 + 1)]
            ways.append(
                .init(
                    from: parent, to: names[index], "choose 'Open \(index)'",
                    script: ["choose \"Open \(index)\""]))
            ways.append(.init(from: names[index], to: parent, "back", isBack: true))
        }
        board = Storyboard(
            title: "Shop", screens: names.map { Self.screen($0) }, ways: ways,
            tabs: [Array(names[1...4])])
    }

    static func screen(_ name: String) -> Storyboard.Screen { screen(name, rows: nil) }

    static func screen(_ name: String, rows: [FrameRow]?) -> Storyboard.Screen {
        var frame = Frame(size: TerminalSize(columns: 60, rows: 24))
        for line in 0..<(4 + name.utf8.count % 9) {
            var row = FrameRow(width: 60)
            row.add("\(line) \(name)", line == 2 ? .focused : .field)
            if rows == nil { frame.add(row) }
        }
        for row in rows ?? [] { frame.add(row) }
        return Storyboard.Screen(name: name, title: name, picture: frame)
    }
}

/// A card of the page, as its HTML says.
struct Card {
    let name: String
    let x: Int
    let y: Int
    let bottom: Int
}

extension Storyboard {
    var cards: [Card] {
        html.split(separator: "<article ").dropFirst().compactMap { part in
            let numbers = part.prefix(while: { $0 != ">" }).split { !$0.isNumber }.compactMap {
                Int($0)
            }
            let name = part.split(separator: "<code>").dropFirst().first?.prefix { $0 != "<" }
            guard numbers.count == 4, let name else { return nil }
            return Card(
                name: String(name), x: numbers[1], y: numbers[2], bottom: numbers[2] + numbers[3])
        }
    }

    /// The names of the cards of each layer, from top to bottom.
    var layers: [[String]] {
        Dictionary(grouping: cards, by: \.x).sorted { $0.key < $1.key }
            .map { $0.value.sorted { $0.y < $1.y }.map(\.name) }
    }
}

extension String {
    func count(of part: String) -> Int {
        var (count, rest) = (0, self[...])
        while let found = rest.firstRange(of: part) {
            count += 1
            rest = rest[found.upperBound...]
        }
        return count
    }
}
