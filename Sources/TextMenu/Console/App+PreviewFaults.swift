public import WaylineApplication
import WaylineInterface
import WaylineText

extension App {
    /// Draws each preview once in each language, and returns a sentence for each fault: a screen
    /// that cannot be made or has no title, a text that is cut, a key that cannot work.
    ///
    /// ```swift
    /// let faults = await App.bar.previewFaults()
    /// XCTAssertEqual(faults, [])
    /// ```
    ///
    /// A text is cut if it ends with an ellipsis on a page of this many `columns`. Two cut texts
    /// are not faults: the path in the first line, and a cell of a table, because the table shows
    /// the whole texts of the marked row below its rows.
    public func previewFaults(columns: Int = 60) async -> [String] {
        var faults: [String] = []
        for preview in previews {
            for language in known.isEmpty ? [nil] : known.map({ $0.code }) {
                let place = "'\(preview.name)'" + (language.map { " (\($0))" } ?? "")
                faults += await self.faults(of: preview.name, in: language, columns).map {
                    "\(place): \($0)"
                }
            }
        }
        return faults
    }

    private func faults(
        of preview: String, in language: String?, _ columns: Int
    ) async -> [String] {
        do {
            var options = LaunchOptions()
            options.language = language
            let driver = try FlowDriver(self, preview: preview, options)
            try await driver.wait()
            guard let app = driver.app else { return [] }
            let page = Page(of: app.navigator, in: app.wording)
            let title = page.title.isEmpty ? ["The screen has no title."] : []
            let keys = keyTable.faults(on: page).map { "\($0.error)" }
            return title + keys + cutTexts(of: app, columns)
        } catch let error as FlowDriverError {
            return [error.mistake]
        } catch {
            return ["\(error)"]
        }
    }

    /// The texts that end with an ellipsis here, but not on a wider page.
    private func cutTexts(of app: RunningApp, _ columns: Int) -> [String] {
        let whole = screen(of: app, columns: 4 * columns).text
        let screen = screen(of: app, columns: columns)
        var cut: [Substring] = []
        for (index, row) in screen.lines.enumerated().dropFirst() {
            for text in row.split(separator: "  ").map(\.trimmed) where text.last == "…" {
                let words = text.split(separator: " ")
                let end = words.suffix(words.last == "…" ? 2 : 1).joined(separator: " ")
                let column = String(row[..<text.startIndex]).columns
                if !whole.contains(end), !screen.showsCutTexts(at: index, column) {
                    cut.append(text)
                }
            }
        }
        return cut.map { "'\($0)' is cut at \(columns) columns." }
    }

    private func screen(of app: RunningApp, columns: Int) -> FullScreen {
        FullScreen(
            app.navigator, name: name, columns: columns, rows: 100, wording: { app.wording })
    }
}

extension Substring {
    /// The text without spaces and the edges of boxes around it.
    fileprivate var trimmed: Substring {
        let isEdge = { (character: Character) in character == " " || character == "│" }
        let text = drop(while: isEdge)
        return text.prefix(text.count - text.reversed().prefix(while: isEdge).count)
    }
}
