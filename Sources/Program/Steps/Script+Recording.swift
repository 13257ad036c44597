public import WaylineExploration

extension Script {
    /// Reads a recording of `app record FILE`, or another script with keys.
    ///
    /// Its first line has the conditions of the run, and a step has its effect behind it: the
    /// digest of the screen, the route of a new screen, and the first new line. Instead of the text
    /// of a secure field, it has only a name. `app replay FILE` and `Replay` repeat it.
    ///
    /// ```swift
    /// let script = try Script(recording: text)
    /// let difference = try await Replay(script, of: .cafe).firstDifference()
    /// XCTAssertNil(difference)
    /// ```
    ///
    /// ```text
    /// app "Café" language en seed 0 time 1750000000 size 80 24
    /// wait 0ms -> 2f1c7704 "order" "Order"
    /// wait 1310ms
    /// key down -> 90ab31c2
    /// wait 240ms
    /// text "An" -> 7c55b6f1 "" "Name: An"
    /// wait 900ms
    /// secret "Code" -> 0d3c9b5e "" "Code: filled in"
    /// ```
    public init(recording text: String) throws(ScriptError) {
        try self.init(text, verbs: Verb.all)
    }
}
