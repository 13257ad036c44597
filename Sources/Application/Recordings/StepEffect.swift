package import WaylineRouting

/// The effect of a step, as far as a recording has it.
package struct StepEffect: Hashable, Sendable {
    /// The digest of an app that was still at work.
    package static let unsettled = "?"

    /// The digest of a step that has thrown an error. The text of the effect is that of the error.
    package static let failed = "failed"

    /// The effect of a step that is not compared.
    package static let unknown = StepEffect(digest: unsettled, screen: "", text: "")

    /// The most bytes of a text in a recording.
    private static let longestText = 32

    package let digest: String

    /// The route of the screen on top; empty if it is the same as before.
    package let screen: String

    /// The beginning of the first line that was not on the screen before, or an empty text.
    package let text: String

    package init(digest: String, screen: String, text: String) {
        (self.digest, self.screen, self.text) = (digest, screen, text)
    }

    /// The effect that led from `old` to `new`.
    package init(from old: Sight?, to new: Sight) {
        let known = Set(old?.lines ?? [])
        var text = ""
        for character in new.lines.first(where: { !known.contains($0) }) ?? "" {
            if text.utf8.count + character.utf8.count > Self.longestText { break }
            text.append(character)
        }
        self.init(
            digest: new.digest, screen: new.screen == old?.screen ? "" : new.screen, text: text)
    }

    /// Reads the words behind the mark; nil if they are no effect.
    package init?(_ words: [StepWord]) {
        guard 1...3 ~= words.count,
            Array([false, true, true].prefix(words.count)) == words.map(\.isText)
        else { return nil }
        let texts = words.map(\.content) + ["", ""]
        self.init(digest: texts[0], screen: texts[1], text: texts[2])
    }

    /// The effect behind a step in a script.
    package var script: String {
        var texts = [screen, text]
        while texts.last == "" { texts.removeLast() }
        return ([StepWords.effectMark.script, digest] + texts.map(\.quoted)).joined(separator: " ")
    }

    /// Returns whether a step with this effect has led to a screen with `digest`.
    package func allows(_ digest: String) -> Bool {
        [Self.unsettled, digest].contains(self.digest)
    }
}

/// The things that a user sees after a step.
package struct Sight {
    package let digest: String

    /// The route of the screen on top.
    package let screen: String

    /// The text of the screen, without secrets.
    package let lines: [String]

    /// The sight of a place. `add` adds to its digest what a front end has shown.
    package init(
        of state: NavigationState, lines: [String], isSettled: Bool = true,
        _ add: (inout Digest) -> Void = { _ in }
    ) {
        var digest = Digest()
        digest.add(state.placeDigest)
        for line in lines { digest.add(line) }
        add(&digest)
        self.digest = isSettled ? digest.shortText : StepEffect.unsettled
        (screen, self.lines) = (state.top.route.rawValue, lines)
    }
}

extension FlowDriver {
    /// The lines of ``text`` that are not empty.
    package var textLines: [String] { text.split(separator: "\n").map(String.init) }
}

extension Digest {
    /// The digest, shortened to eight digits.
    package var shortText: String {
        let digits = String(UInt32(truncatingIfNeeded: number), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
