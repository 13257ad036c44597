import Binding

/// A filter that the user is changing, until it is applied or cancelled.
@MainActor
final class FilterSettingsViewModel {
    let period: Observable<Period>
    let section: Observable<String?>
    let sections: [String?]

    /// A view model that starts with the filter of `input`. Its section can be chosen even if it
    /// has no articles.
    init(_ input: FilterSettingsInput) {
        period = Observable(input.filter.period)
        section = Observable(input.filter.section)
        let sections = Set(input.sections + [input.filter.section].compactMap(\.self)).sorted()
        self.sections = [nil] + sections
    }

    var filter: ArticleFilter {
        get { ArticleFilter(period: period.value, section: section.value) }
        set {
            period.value = newValue.period
            section.value = newValue.section
        }
    }
}
