import Binding

/// A filter that the user is changing, until it is applied or cancelled.
@MainActor
final class FilterSettingsViewModel {
    let period: Observable<Period>
    let sections: Observable<Set<String>>

    /// The sections to choose from.
    let allSections: [String]

    /// A view model that starts with the filter of `input`. Its sections can be chosen even if they
    /// have no articles.
    init(_ input: FilterSettingsInput) {
        period = Observable(input.filter.period)
        sections = Observable(input.filter.sections)
        allSections = input.filter.sections.union(input.sections).sorted()
    }

    var filter: ArticleFilter {
        ArticleFilter(period: period.value, sections: sections.value)
    }
}
