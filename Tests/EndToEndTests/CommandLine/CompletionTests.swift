import Foundation
import TestSupport
import XCTest

/// The words that real shells offer after reading the completions.
final class CompletionTests: XCTestCase {
    /// Lines that are completed at their ends, and the offered words.
    private static let rows: [(line: String, offers: [String])] = [
        ("app gen", ["generate"]),
        ("app generate ", ["screen"]),
        (
            "app list ",
            ["commands", "flows", "links", "previews", "routes", "screens", "templates"]
        ),
        ("app list --json te", ["templates"]),
        ("app completions b", ["bash"]),
        ("app --pl", ["--plain"]),
        ("app run --fr", ["--fresh"]),
        ("app generate screen A --co", ["--coordinator"]),
        ("app generate screen A --kind l", ["list"]),
        ("app --language vi list l", ["links"]),
        ("app --language ", ["en", "vi"]),
        ("app --data run li", ["list"]),
        ("app route login --from si", ["sign-up-details", "sign-up-password"]),
        ("app route forg", ["forgot-password"]),
        ("app help gen", ["generate"]),
        ("app help sc", ["script"]),
        ("app help new ", ["package"]),
        ("app --link wayline://set", ["wayline://settings"]),
    ]

    /// Lines of a program without a command that runs by default.
    private static let waylineRows: [(line: String, offers: [String])] = [
        ("wayline gen", ["generate"]),
        ("wayline list ", ["screens", "templates"]),
        ("wayline generate screen A --kind l", ["list"]),
        ("wayline --vers", ["--version"]),
        ("wayline help n", ["new"]),
        ("wayline destroy screen We", ["Welcome"]),
        ("wayline generate screen A --template t", ["tiny"]),
        ("wayline generate screen A --leads-to we", ["welcome"]),
        ("wayline update --target ", ["ShopScreens"]),
    ]

    private static let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

    /// Checks the words that a shell offers for lines of both programs.
    private func assertOffers(
        _ shell: String, _ rows: [(line: String, offers: [String])], _ script: String,
        at place: UInt = #line
    ) throws {
        try assertOffers(shell, of: "app", rows, script, at: place)
        let shop = try WorkFolder.shop()
        try assertOffers(
            shell, of: "wayline", Self.waylineRows, script, at: place, in: shop.url)
    }

    /// Runs `script` in a shell that has read the completions of a program. The script answers each
    /// of the `lines` with a line of the offered words.
    private func assertOffers(
        _ shell: String, of program: String, _ rows: [(line: String, offers: [String])],
        _ script: String, at place: UInt, in folder: URL? = nil
    ) throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("completions-\(UUID().uuidString)")
        try BuiltApp(["completions", shell], program: program).output.write(
            to: file, atomically: true, encoding: .utf8)
        defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: file)) }
        let run = try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/env"),
            [shell, "-c", script.replacing("PROGRAM", with: program)],
            input: rows.map { $0.line + "\n" }.joined(),
            environment: [
                "COMPLETIONS": file.path, "PATH": "\(BuildFolder.url.path):\(Self.path)",
            ], folder: folder)
        XCTAssertEqual(run.errors, "", line: place)
        let answers = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        XCTAssertEqual(answers.count, rows.count + 1, run.output, line: place)
        for (row, answer) in zip(rows, answers) {
            let offers = answer.split(separator: " ").map(String.init).sorted()
            XCTAssertEqual(offers, row.offers, row.line, line: place)
        }
    }

    func testBashOffersThem() throws {
        try assertOffers(
            "bash", Self.rows + [("app --language=v", ["vi"])],
            #"""
            source "$COMPLETIONS"
            complete=$(complete -p PROGRAM | sed 's/.*-F \([^ ]*\).*/\1/')
            while IFS= read -r line; do
                read -ra COMP_WORDS <<< "${line//=/ = }"
                [[ $line == *' ' ]] && COMP_WORDS+=("")
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                $complete
                echo "${COMPREPLY[@]}"
            done
            """#)
    }

    func testFishOffersThem() throws {
        try XCTSkipIf(RequiredPackage.fish.isMissing, RequiredPackage.fish.reason)
        try assertOffers(
            "fish", Self.rows + [("app --language=v", ["--language=vi"])],
            #"""
            source $COMPLETIONS
            while read -d \n -l line
                echo (complete -C $line | string replace -r '\t.*' '')
            end
            """#)
    }

    /// The offered words are read at the builtin with which each completion ends.
    func testZshOffersThem() throws {
        try XCTSkipIf(RequiredPackage.zsh.isMissing, RequiredPackage.zsh.reason)
        try assertOffers(
            "zsh", Self.rows + [("app --language=v", ["--language=vi"])],
            #"""
            autoload -Uz compinit && compinit -D -u
            source "$COMPLETIONS"
            _describe() {
                local -a words=("${(@)offers//\\:/%}")
                words=("${(@)words%%:*}")
                print -n -- "${(@)words//\%/:}"
            }
            offer() {
                local -a words=("${(@s: :)1}")
                local CURRENT=$#words
                ${_comps[PROGRAM]}
            }
            while IFS= read -r line; do offer "$line"; print; done
            """#)
    }
}
