#include "trace.h"

#include <stdlib.h>
#include <string.h>

static const char *const single_values[] = {
    "status",        "reason",      "step",        "steps",       "expanded", "generated", "duplicates", "cut",
    "peak_frontier", "peak_bytes",  "lower_bound", "upper_bound", "move",     "g",         "h",          "threshold",
    "child_count",   "path_length", "iterations",  "best_length", "waiting",  "held",      "node",       "parent",
};

struct trace_moment trace_moment_of(const struct fm_board *board, const struct fm_snapshot *s) {
    const uint64_t singles[] = {
        s->status,
        s->reason,
        s->step,
        s->stats.steps,
        s->stats.expanded,
        s->stats.generated,
        s->stats.duplicates,
        s->stats.cut,
        s->stats.peak_frontier,
        s->stats.peak_bytes,
        s->lower_bound,
        s->upper_bound,
        s->move,
        s->g,
        s->h,
        s->threshold,
        s->child_count,
        s->path_length,
        s->iteration_count,
        s->best_length,
        s->waiting,
        s->held,
        s->node,
        s->parent,
    };
    _Static_assert(COUNT_OF(singles) == COUNT_OF(single_values), "each value has its name");
    uint32_t words = fm_board_state_words(board);
    uint32_t best = s->best_length == FM_NONE ? 0 : s->best_length;
    struct trace_moment moment = {0};
    moment.values =
        malloc((COUNT_OF(singles) + words + 5 * s->child_count + s->path_length + 4 * s->iteration_count + best) *
               sizeof *moment.values);
    if (!moment.values)
        abort();
    uint64_t *to = moment.values;
    for (uint32_t i = 0; i < COUNT_OF(singles); i++)
        *to++ = singles[i];
    for (uint32_t i = 0; i < words; i++)
        *to++ = s->state[i];
    for (uint32_t i = 0; i < s->child_count; i++) {
        const struct fm_child *child = &s->children[i];
        const uint32_t values[] = {child->move, child->g, child->h, child->verdict, child->refusal};
        for (uint32_t j = 0; j < COUNT_OF(values); j++)
            *to++ = values[j];
    }
    for (uint32_t i = 0; i < s->path_length; i++)
        *to++ = s->path[i];
    for (uint32_t i = 0; i < s->iteration_count; i++) {
        const struct fm_iteration *iteration = &s->iterations[i];
        *to++ = iteration->first_step;
        *to++ = iteration->generated;
        *to++ = iteration->threshold;
        *to++ = iteration->next_threshold;
    }
    for (uint32_t i = 0; i < best; i++)
        *to++ = s->best[i];
    moment.count = (uint32_t)(to - moment.values);
    return moment;
}

void trace_moment_free(struct trace_moment *moment) {
    free(moment->values);
    moment->values = NULL;
}

void trace_expect_same(const struct trace *trace, uint64_t step, const struct trace_moment *seen, const char *what) {
    const struct trace_moment *known = &trace->moments[step];
    uint32_t shorter = known->count < seen->count ? known->count : seen->count;
    uint32_t at = 0;
    while (at < shorter && known->values[at] == seen->values[at])
        at++;
    if (at == known->count && at == seen->count)
        return;
    const uint32_t single_count = COUNT_OF(single_values);
    fail_msg("%s: step %llu of %llu: %s (value %u) was %llu and is %llu; %u and %u values", what,
             (unsigned long long)step, (unsigned long long)trace->length - 1,
             at < single_count ? single_values[at]
             : at < single_count + fm_board_state_words(trace->board)
                 ? "the state"
                 : "children, path, iterations or the best solution",
             at, at < known->count ? (unsigned long long)known->values[at] : 0,
             at < seen->count ? (unsigned long long)seen->values[at] : 0, known->count, seen->count);
}

static void keep(struct trace *trace, const struct fm_snapshot *snapshot) {
    if (snapshot->step >= trace->length) {
        assert_int_equal(snapshot->step, trace->length);
        trace->length++;
        if ((trace->length & (trace->length - 1)) == 0) {
            trace->moments = realloc(trace->moments, 2 * trace->length * sizeof *trace->moments);
            if (!trace->moments)
                abort();
        }
    } else {
        /* The end was found without taking a node: the same step again, with the final word. */
        assert_int_equal(snapshot->step, trace->length - 1);
        trace_moment_free(&trace->moments[snapshot->step]);
    }
    trace->moments[snapshot->step] = trace_moment_of(trace->board, snapshot);
}

void trace_open(struct trace *trace, const struct fm_board *board, const struct fm_search_options *options,
                uint64_t most) {
    struct fm_search *search = fm_search_create(board, options);
    assert_non_null(search);
    *trace = (struct trace){.board = board};
    keep(trace, fm_search_snapshot(search));
    while (trace->length <= most) {
        enum fm_status status = fm_search_step(search, 1);
        const struct fm_snapshot *snapshot = fm_search_snapshot(search);
        assert_int_equal(status, snapshot->status);
        assert_int_equal(snapshot->last_step, snapshot->step);
        keep(trace, snapshot);
        if (status != FM_RUNNING)
            break;
    }
    fm_search_free(search);
}

void trace_close(struct trace *trace) {
    for (uint64_t i = 0; i < trace->length; i++)
        trace_moment_free(&trace->moments[i]);
    free(trace->moments);
}
