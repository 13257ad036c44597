import AppMain
import Wayline
import WaylineCommandLine
import XCTest

@testable import WaylineProgram

final class TransitionTextTests: XCTestCase {
    private static let log = Alert.Action("Log out", route: "log-out")

    /// Each kind of decision, in the form for people and in the form for programs.
    private static let rows: [(Transition, String, String)] = [
        (.stay, "stay", #"{"kind":"stay"}"#),
        (
            .stay(because: "No \"x\"."), #"stay "No \"x\".""#,
            #"{"kind":"stay","reason":"No \"x\"."}"#
        ),
        (
            .push("a"), "push a", #"{"kind":"push","parameters":{},"route":"a"}"#
        ),
        (
            .replace("a", ["z": 1, "b": "ü\n"]), #"replace a {"b":"ü\n","z":1}"#,
            #"{"kind":"replace","parameters":{"b":"ü\n","z":1},"route":"a"}"#
        ),
        (
            .stack([PlaceStep("a"), PlaceStep("b", ["c": nil])]), #"stack a, b {"c":null}"#,
            #"{"kind":"stack","routes":[{"parameters":{},"route":"a"},"#
                + #"{"parameters":{"c":null},"route":"b"}]}"#
        ),
        (.pop, "pop", #"{"kind":"pop"}"#),
        (.popTo(name: "a"), "pop-to a", #"{"kind":"pop-to","route":"a"}"#),
        (.popToRoot, "pop-to-root", #"{"kind":"pop-to-root"}"#),
        (.present("a"), "present a", #"{"kind":"present","parameters":{},"route":"a"}"#),
        (.dismiss, "dismiss", #"{"kind":"dismiss"}"#),
        (.select("a"), "select a", #"{"kind":"select","route":"a"}"#),
        (.start("a"), "start a", #"{"kind":"start","parameters":{},"route":"a"}"#),
        (.finish, "finish", #"{"kind":"finish","parameters":{}}"#),
        (
            .finish(with: ["a": [1.5, true]]), #"finish {"a":[1.5,true]}"#,
            #"{"kind":"finish","parameters":{"a":[1.5,true]}}"#
        ),
        (.finish(with: FlowOutput(true)), "finish true", #"{"kind":"finish","parameters":true}"#),
        (.unwind, "unwind", #"{"kind":"unwind"}"#),
        (.enter("a"), "enter a", #"{"kind":"enter","parameters":{},"route":"a"}"#),
        (
            .alert(Alert("A")), #"alert "A""#,
            #"{"alert":{"actions":[{"route":null,"title":"OK"}],"message":"","title":"A"},"#
                + #""kind":"alert"}"#
        ),
        (
            .alert(Alert("A", message: "B", actions: [log, Alert.Action("Stay")])),
            #"alert "A" message "B" answers "Log out" -> log-out, "Stay""#,
            #"{"alert":{"actions":[{"route":"log-out","title":"Log out"},"#
                + #"{"route":null,"title":"Stay"}],"message":"B","title":"A"},"kind":"alert"}"#
        ),
        (
            .sequence([.unwind, .sequence([.pop, .push("a")])]),
            "sequence (unwind; sequence (pop; push a))",
            #"{"kind":"sequence","steps":[{"kind":"unwind"},{"kind":"sequence","steps":"#
                + #"[{"kind":"pop"},{"kind":"push","parameters":{},"route":"a"}]}]}"#
        ),
    ]

    func testEachDecisionIsALine() {
        for (transition, text, _) in Self.rows { XCTAssertEqual(transition.description, text) }
    }

    func testEachDecisionIsJSON() {
        for (transition, _, json) in Self.rows { XCTAssertEqual(transition.value.json, json) }
    }

    func testNoSecretAndNoControlCharacterIsWritten() {
        let parameters: RouteParameters = ["a": .secret("b"), "c": "\u{1B}[31m", "d": .text("4")]
        XCTAssertEqual(
            Transition.push("x", parameters).description,
            #"push x {"a":null,"c":"\u001b[31m","d":"4"}"#)
    }
}
