import Coordination
import TestSupport
import WaylineRouting
import XCTest

/// Saved places are written and read directly, in the form in which any value is saved.
@MainActor
final class SavedFormTests: XCTestCase {
    private static let transitions: [Transition] = [
        .push("b"), .push("gone"), .push("note", ["id": 7]),
        .push("b", ["say": "\"ü\n$", "a": nil]),
        .push("b", ["$n": .text("7"), "list": [1.5, true, ["x": .secret("y")]]]), .pop,
        .select("mail"), .select("self"), .select("news"), .start("tour"), .present("b"),
        .alert(Alert("Sure?", actions: [.init("Help", route: "b"), .yes("Yes")])), .dismiss,
        .unwind, .popToRoot, .root("b"),
    ]

    private var turns: Int {
        TestSize.count(300, all: 3_000)
    }

    private func walk(_ check: (Navigator) throws -> Void) throws {
        var random = SplitMix.printed()
        let navigator = try Navigator(TabbedTour(TourDiary()))
        for _ in 0..<turns {
            if let transition = Self.transitions.randomElement(using: &random) {
                navigator.go(transition)
            }
            try check(navigator)
        }
    }

    func testTheStateIsWrittenAsItIsEncoded() async throws {
        try walk { navigator in
            let bytes = try navigator.save()
            let snapshot = try Snapshot(bytes: bytes)
            XCTAssertEqual(try snapshot.bytes(), bytes)
            guard case .object(let fields) = snapshot.content else { return XCTFail("no object") }
            XCTAssertEqual(
                fields["state"].map { Snapshot(content: $0) },
                try Snapshot(bytes: Snapshot(navigator.state).bytes()))
        }
    }

    func testTheStateIsReadAsAnyOtherForm() async throws {
        var random = SplitMix.printed()
        let (direct, other) = try (
            Navigator(TabbedTour(TourDiary())), Navigator(TabbedTour(TourDiary()))
        )
        try walk { navigator in
            let bytes = try navigator.save()
            let unchecked = try edited(bytes)
            for bytes in [bytes, unchecked, Mutation.some(of: unchecked, using: &random)] {
                // With a space before it, no text has the form in which it was written.
                XCTAssertEqual(
                    error { try direct.restore(bytes) }, error { try other.restore([0x20] + bytes) }
                )
                XCTAssertEqual(direct.state, other.state, String(decoding: bytes, as: UTF8.self))
            }
        }
    }

    func testAnImpossibleStateIsRefusedInEachForm() async throws {
        let navigator = try Navigator(
            TabbedTour(TourDiary()), after: [.select("mail"), .push("b"), .start("tour")])
        let bytes = try navigator.save()
        for (old, new) in [
            (#""selected":1"#, #""selected":3"#), (#""next":"#, #""next":-"#),
            (#""id":2"#, #""id":3"#),
            (#""kind":"root""#, #""kind":"main""#), (#""kind":"child""#, #""kind":"modal""#),
            (#""revision":"#, #""revision":9"#), (#""kind":"root""#, #""kind":.root""#),
        ] {
            let changed = try edited(bytes, old, new)
            let isPossible = old == #""revision":"#
            let error = error { try navigator.restore(changed) }
            XCTAssertEqual(error == nil, isPossible, "\(old): \(error ?? "accepted")")
            XCTAssertEqual(error, self.error { try navigator.restore([0x20] + changed) })
        }
    }

    func testAValueThatCannotBeSavedIsNamed() async throws {
        let navigator = try Navigator(TabbedTour(TourDiary()))
        navigator.go(.push("b", ["size": [1, .double(.nan)]]))
        XCTAssertThrowsError(try navigator.save()) {
            XCTAssertEqual(
                "\($0)",
                "The value cannot be saved: "
                    + "'state.root.tabs[0].stack[1].destination.parameters.size[1]' is nan, "
                    + "and only finite numbers can be kept. Use nil instead.")
        }
    }

    /// The error, without the place in the bytes.
    private func error(of body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return "\(error)".replacing(/at byte \d+/, with: "")
        }
    }
}
